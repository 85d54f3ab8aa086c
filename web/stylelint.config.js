export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    // Rules that belong together stand together; an empty line parts the groups.
    "rule-empty-line-before": null,
    "declaration-empty-line-before": null,
    "comment-empty-line-before": null,
    // What a layout changes stands beside what it changes, not at the end of the file.
    "no-descending-specificity": null,
    // Understood by older browsers too.
    "media-feature-range-notation": "prefix",
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
  },
};
