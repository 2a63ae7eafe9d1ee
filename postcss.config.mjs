import { join } from 'node:path'

export default {
  plugins: { '@tailwindcss/postcss': {}, [join(process.cwd(), 'app/studio/own-typefaces.mjs')]: {} },
}
