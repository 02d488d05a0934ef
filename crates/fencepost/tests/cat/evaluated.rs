//! Texts in many styles: how many executions of small tests they allow.
