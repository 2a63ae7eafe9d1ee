import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const { MUTATION_SETUP = '', MUTATION_TESTS = '' } = process.env

/** The test files of one module, as tests/bench/mutation.ts runs them on each of its mutants. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
  test: {
    environment: 'node',
    setupFiles: MUTATION_SETUP.split(' '),
    include: MUTATION_TESTS.split(' '),
    env: { STORES: 'sqlite' },
    testTimeout: 60_000,
  },
})
