const OWN = 'var(--font-hanken), var(--font-hanken-western), var(--font-hanken-extended)'

/** Browsers load the typeface of Sanity's kit from another host even where no text uses it, so texts get that of the site. */
export default () => ({
  postcssPlugin: 'own-typefaces',
  AtRule: {
    'font-face'(rule) {
      if (/url\(\s*['"]?https?:/.test(rule.toString())) rule.remove()
    },
  },
  Declaration(declaration) {
    declaration.value = declaration.value.replace(/\bInter\b/, OWN)
  },
})
