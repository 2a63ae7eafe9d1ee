import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ExprNode, parse, type SchemaType } from 'groq-js'
import { nearestWord } from '../../lib/nearest-word.ts'
import { findUnknownFields, type UnknownField } from './unknown-fields.ts'

const QUERY_FILES = 'schemas/**/*.query.ts'
const TEMPLATE = /`([^`]*)`/g
/** Between them, a template string has text of its own file. */
const VALUE = /\$\{[^}]*\}/g

/** Sentences about a query: where it asks for a field that no document has, and which one was probably meant. */
export function listQueryProblems(root: string, query: string, schema: SchemaType): string[] {
  const sources = readSources(root)
  try {
    return findUnknownFields(parseQuery(query), schema).map(problem => describeField(problem, query, sources))
  } catch (error) {
    return [describeSyntax(error, query, sources)]
  }
}

/** Throws what the parser throws. It needs a value for each bound of a slice, such as $from and $to; fields do not depend on it. */
export function parseQuery(query: string): ExprNode {
  const names = [...query.matchAll(/\[[^\]]*\.\.[^\]]*\]/g)].flatMap(([slice]) => slice.match(/(?<=\$)\w+/g) ?? [])
  return parse(query, { params: Object.fromEntries(names.map(name => [name, 0])) })
}

type Source = { file: string; text: string }

function describeField({ field, of, known }: UnknownField, query: string, sources: Source[]): string {
  const meant = nearestWord(field, known)
  const advice = meant ? `did you mean “${meant}”?` : `it has ${known.join(', ')}.`
  const word = new RegExp(`(?<![\\w"])${field}(?![\\w"])`)
  const asking = locate(text => text.search(word), query, sources)
  return `${asking} asks for the unknown field “${field}” of ${of}: ${advice}`
}

/** Names the template string that no query could be made of: the fault of a part shows far behind it in the whole. */
function describeSyntax(error: unknown, query: string, sources: Source[]): string {
  for (const { file, text } of sources) {
    for (const { 1: template = '', index } of text.matchAll(TEMPLATE)) {
      if (!template.split(VALUE).every(part => query.includes(part))) continue
      const part = template.replaceAll(VALUE, '_id')
      const faults = [part, `*[${part}]`, `*{${part}}`].map(faultOf)
      if (faults.includes(null)) continue
      return `${file}:${lineOf(text, index)} cannot be read: ${messageOf(faults.at(-1))}`
    }
  }
  return `${start(query)} cannot be read: ${messageOf(error)}`
}

function faultOf(query: string): unknown {
  try {
    parseQuery(query)
    return null
  } catch (error) {
    return error
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** File and line where `find` finds its place in the text of a query; where it finds none (-1), the start of the query. */
function locate(find: (text: string) => number, query: string, sources: Source[]): string {
  for (const { file, text } of sources) {
    for (const { 1: template = '', index } of text.matchAll(TEMPLATE)) {
      const part = template.split(VALUE).find(part => find(part) >= 0 && query.includes(part))
      if (part === undefined) continue
      const place = text.indexOf(part, index) + find(part)
      return `${file}:${lineOf(text, place)}`
    }
  }
  return start(query)
}

function start(query: string): string {
  return `The query “${query.trim().split('\n', 1)}”`
}

/** Counted from 1. */
function lineOf(text: string, position: number): number {
  return text.slice(0, Math.max(position, 0)).split('\n').length
}

function readSources(root: string): Source[] {
  return globSync(QUERY_FILES, { cwd: root })
    .map(file => file.replaceAll('\\', '/'))
    .sort()
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}
