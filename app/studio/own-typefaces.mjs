/** A PostCSS plugin that takes typefaces of other hosts out of style sheets: browsers load that of Sanity's kit even where no text uses it. */
export default () => ({
  postcssPlugin: 'own-typefaces',
  AtRule: {
    'font-face'(rule) {
      if (/url\(\s*['"]?https?:/.test(rule.toString())) rule.remove()
    },
  },
})
