//! Reads operands of instructions.

use super::lexer::Kind;
use super::locals::Sort;
use super::stream::{Reader, Result};
use super::types::show;
use crate::ast::{LocalId, MetadataArg, Type, Value};
use fencepost_source::Diagnostic;

impl<'a> Reader<'a> {
    /// Reads a value whose type `ty` was read before.
    pub fn value(&mut self, ty: &Type) -> Result<Value> {
        if self.at(Kind::Local) {
            return Ok(Value::Local(self.local_value(ty)?));
        }
        Ok(Value::Const(self.constant(ty)?))
    }

    /// Reads a type and a value of that type.
    pub fn typed_value(&mut self) -> Result<(Type, Value)> {
        let ty = self.ty()?;
        let value = self.value(&ty)?;
        Ok((ty, value))
    }

    /// Reads a type, which must be `ty`, and a value of that type.
    pub fn value_of(&mut self, ty: &Type) -> Result<Value> {
        let span = self.span();
        let found = self.ty()?;
        if found == *ty {
            return self.value(ty);
        }
        let message = format!("expected the type `{}`, found `{}`", show(ty), show(&found));
        Err(Diagnostic::new(self.span_from(span), message))
    }

    /// Reads the type `ptr` and a pointer.
    pub fn pointer(&mut self) -> Result<Value> {
        self.value_of(&Type::Ptr)
    }

    /// Reads the target of a jump, `label %bb`.
    pub fn label(&mut self) -> Result<LocalId> {
        self.expect_word("label")?;
        self.block()
    }

    /// Reads the name of a block, `%bb`.
    pub fn block(&mut self) -> Result<LocalId> {
        if self.at(Kind::Local) {
            self.local_use(Sort::Block)
        } else {
            Err(self.unexpected("the name of a block"))
        }
    }

    /// Reads an argument after its type `metadata`.
    pub fn metadata_argument(&mut self) -> Result<MetadataArg> {
        if self.at_type() {
            let (ty, value) = self.typed_value()?;
            return Ok(MetadataArg::Value(ty, Box::new(value)));
        }
        Ok(self.metadata_operand()?.map_or(MetadataArg::Other, MetadataArg::Node))
    }
}
