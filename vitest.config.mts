import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { components } from './tests/components/support/project.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Unit tests are next to their unit; tests across modules are in tests/, each kind in its own project. */
export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['tests/support/unit.setup.ts'],
          include: [
            '{app,components,content,schemas,studio,forms,pictures,lib,local,server,scripts,seed}/**/*.test.{ts,tsx}',
            'tests/{rules,bench}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          environment: 'node',
          include: ['tests/conformance/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/{faults,hostile}/**/*.test.ts'],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
      components,
    ],
  },
})
