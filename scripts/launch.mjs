/** `npm start`, `npm run build`, `npm test` and the like, in whichever Node the machine has: the script of this name, in a Node that can run it. */
import { runWithProjectNode, runWithRuntimeNode } from './bootstrap.mjs'

const [name, ...args] = process.argv.slice(2)
const run = name === 'serve' || name === 'doctor' ? runWithRuntimeNode : runWithProjectNode
run(`scripts/${name}.ts`, args)
