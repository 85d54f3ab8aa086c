import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const unused = { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" };

export default defineConfig(
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js"] },
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      "max-len": ["error", { code: 120 }],
      // What is thrown away has a name that says so.
      "@typescript-eslint/no-unused-vars": ["error", unused],
      // A number in a text is a number.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `onclick={() => (open = true)}` is how handlers are written.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // What is not declared by name is read as ["name"], so that one sees it.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
    },
  },
  {
    // Imports point one way: lib, then parts, then the table, then the screens.
    files: ["src/lib/**"],
    rules: { "no-restricted-imports": ["error", { patterns: ["../parts/*", "../table/*", "../screens/*"] }] },
  },
  {
    files: ["src/parts/**"],
    rules: { "no-restricted-imports": ["error", { patterns: ["../table/*", "../screens/*"] }] },
  },
  {
    files: ["src/table/**"],
    rules: { "no-restricted-imports": ["error", { patterns: ["../screens/*"] }] },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // `void value` in an effect says that it depends on the value.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Maps and sets are made anew, never changed.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check knows the types of events and props in markup; here they are taken for any.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
