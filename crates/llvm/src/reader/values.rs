//! Operands of instructions.

use super::lexer::Kind;
use super::locals::Sort;
use super::stream::{Reader, Result};
use crate::ast::{LocalId, MetadataArg, Type, Value};

impl<'a> Reader<'a> {
    /// A value of type `ty`.
    pub fn value(&mut self, ty: &Type) -> Result<Value> {
        if self.at(Kind::Local) {
            return Ok(Value::Local(self.local_use(Sort::Value)?));
        }
        Ok(Value::Const(self.constant(ty)?))
    }

    /// A type and a value of it.
    pub fn typed_value(&mut self) -> Result<(Type, Value)> {
        let ty = self.ty()?;
        let value = self.value(&ty)?;
        Ok((ty, value))
    }

    /// A type that must be a pointer, and its value.
    pub fn pointer(&mut self) -> Result<Value> {
        let span = self.span();
        let (ty, value) = self.typed_value()?;
        if ty == Type::Ptr {
            return Ok(value);
        }
        Err(fencepost_source::Diagnostic::new(span, "expected a pointer, found another type"))
    }

    /// `label %bb`.
    pub fn label(&mut self) -> Result<LocalId> {
        self.expect_word("label")?;
        self.block()
    }

    /// `%bb`, as a block.
    pub fn block(&mut self) -> Result<LocalId> {
        if self.at(Kind::Local) {
            self.local_use(Sort::Block)
        } else {
            Err(self.unexpected("the name of a block"))
        }
    }

    /// What follows the type `metadata` of an argument.
    pub fn metadata_argument(&mut self) -> Result<MetadataArg> {
        if self.at_type() {
            let (ty, value) = self.typed_value()?;
            return Ok(MetadataArg::Value(ty, Box::new(value)));
        }
        Ok(self.metadata_operand()?.map_or(MetadataArg::Other, MetadataArg::Node))
    }
}
