/** Browsers load the typeface of Sanity's kit from another host even where no text uses it. */
export default () => ({
  postcssPlugin: 'own-typefaces',
  AtRule: {
    'font-face'(rule) {
      if (/url\(\s*['"]?https?:/.test(rule.toString())) rule.remove()
    },
  },
})
