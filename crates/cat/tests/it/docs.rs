//! Checks that `docs/models.md` lists the given names.

use crate::support::folder;

#[test]
fn the_page_lists_every_given_name() {
    let page = std::fs::read_to_string(folder("docs/models.md")).unwrap();
    for (name, about) in fencepost_cat::given_names() {
        let listed = page.contains(&format!("`{name}`")) || page.contains(&format!("`{name}("));
        assert!(
            listed || page.contains(&format!("`{name} ")),
            "docs/models.md should have `{name}`: {about}"
        );
    }
}
