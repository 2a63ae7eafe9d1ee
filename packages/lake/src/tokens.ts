import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFields } from './json.ts'
import { OWNER_ONLY, OWNER_ONLY_FOLDER, writeOwnerOnly } from './owner-only.ts'

export const TOKENS_FILE = 'tokens.json'
const TOKEN_BYTES = 32

/** Secrets of this install: the tokens of the editor and the viewer, and the key that signs the webhook. */
export type Tokens = { editor: string; viewer: string; webhookSecret: string }

/** Reads `<folder>/tokens.json`, or creates it with random values. Only its owner may read it. */
export function openTokens(folder: string): Tokens {
  const file = join(folder, TOKENS_FILE)
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  const stored = readTokens(folder)
  if (stored) {
    chmodSync(file, OWNER_ONLY)
    return stored
  }
  const tokens = { editor: randomToken(), viewer: randomToken(), webhookSecret: randomToken() }
  writeOwnerOnly(file, tokens)
  return tokens
}

/** Reads `<folder>/tokens.json`; null until a lake is opened there. Throws when the file holds something else. */
export function readTokens(folder: string): Tokens | null {
  const file = join(folder, TOKENS_FILE)
  if (!existsSync(file)) return null
  const { editor, viewer, webhookSecret } = parseFields(readFileSync(file, 'utf8')) ?? {}
  if (isToken(editor) && isToken(viewer) && isToken(webhookSecret)) return { editor, viewer, webhookSecret }
  throw new Error(`${file} is not readable as tokens; delete it to have new ones made`)
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && value.length >= TOKEN_BYTES
}

export function randomToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}
