//! Checks that `docs/cat.md` lists the given names.

use crate::support::folder;

#[test]
fn the_page_lists_every_given_name() {
    let page = std::fs::read_to_string(folder("docs/cat.md")).unwrap();
    for (name, about) in fencepost_cat::given_names() {
        let listed = page.contains(&format!("`{name}`")) || page.contains(&format!("`{name}("));
        assert!(listed || page.contains(&format!("`{name} ")), "docs/cat.md should have `{name}`: {about}");
    }
}
