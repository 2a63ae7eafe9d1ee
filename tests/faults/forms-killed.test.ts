import { it } from 'vitest'
import { expectKeptWhenKilled } from './forms-kill.ts'

it('keeps every acknowledged form exactly once when the site is killed while receiving', () => expectKeptWhenKilled())
