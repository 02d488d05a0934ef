//! Checks that the shipped texts can be read and describe themselves.

use crate::models::all;
use fencepost_rml::Model;
use fencepost_source::SourceFile;

#[test]
fn every_shipped_text_is_a_model() {
    for (name, text) in all() {
        let model = Model::parse(&SourceFile::new(format!("{name}.rml"), text))
            .unwrap_or_else(|error| panic!("{}", error.1.render(&error.0)));
        assert_eq!(model.name, name);
        assert_eq!(model.is_sequence(), name.starts_with("jmm"), "{name}");
        assert!(model.source.is_some(), "{name}");
        assert!(model.rules().iter().all(|rule| rule.text.is_some()), "{name}");
        assert!(text.lines().count() < 70, "{name} does not fit on a screen");
    }
}
