import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ExprNode, parse, type SchemaType } from 'groq-js'
import { nearestWord } from '../../lib/words/nearest-word.ts'
import { findUnknownFields, type UnknownField } from './unknown-fields.ts'

const QUERY_FILES = ['schemas/**/*.query.ts', 'components/sections/*/*.query.ts']
const KNOWN_BY_ALL = '_id'
const TEMPLATE = /`([^`]*)`/g
const VALUE = /\$\{[^}]*\}/g

export function listQueryProblems(root: string, query: string, schema: SchemaType): string[] {
  const findIn = (text: string) => findUnknownFields(parseQuery(text), schema)
  try {
    const unknown = findIn(query)
    if (unknown.length === 0) return []
    const sources = readSources(root)
    const kinds = new Map(unknown.map(problem => [`${problem.field} ${problem.of}`, problem])).values()
    const sentences = [...kinds].flatMap(problem =>
      findPlaces(problem, query, unknown, findIn).map(place => describeField(problem, locate(place, query, sources))),
    )
    return [...new Set(sentences)]
  } catch (error) {
    return [describeSyntax(error, query, readSources(root))]
  }
}

/** Needs a value for each bound of a slice, such as $from and $to; fields do not depend on it. Throws what the parser throws. */
export function parseQuery(query: string): ExprNode {
  const names = [...query.matchAll(/\[[^\]]*\.\.[^\]]*\]/g)].flatMap(([slice]) => slice.match(/(?<=\$)\w+/g) ?? [])
  return parse(query, { params: Object.fromEntries(names.map(name => [name, 0])) })
}

type Source = { file: string; text: string }

function describeField({ field, of, known }: UnknownField, asking: string): string {
  const meant = nearestWord(field, known)
  const advice = meant ? `did you mean “${meant}”?` : `it has ${known.join(', ')}.`
  return `${asking} asks for the unknown field “${field}” of ${of}: ${advice}`
}

function findPlaces(
  { field, of }: UnknownField,
  query: string,
  unknown: UnknownField[],
  findIn: (query: string) => UnknownField[],
): number[] {
  const count = (problems: UnknownField[]) => problems.filter(other => other.field === field && other.of === of).length
  const word = new RegExp(`(?<![\\w$"])${field}(?![\\w"])`, 'g')
  const places = [...query.matchAll(word)].map(({ index }) => index)
  return places.filter(place => {
    const mended = `${query.slice(0, place)}${KNOWN_BY_ALL}${query.slice(place + field.length)}`
    return count(findIn(mended)) < count(unknown)
  })
}

/** The fault of a part shows far behind it in the whole query. */
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

function locate(place: number, query: string, sources: Source[]): string {
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(TEMPLATE)].flatMap(({ 1: template = '', index }) =>
      template.split(VALUE).flatMap(part => {
        const from = query.lastIndexOf(part, place)
        if (part === '' || from < 0 || from + part.length <= place) return []
        return { length: part.length, where: `${file}:${lineOf(text, text.indexOf(part, index) + place - from)}` }
      }),
    ),
  )
  return found.sort((a, b) => b.length - a.length)[0]?.where ?? start(query)
}

function start(query: string): string {
  return `The query “${query.trim().split('\n', 1)}”`
}

function lineOf(text: string, position: number): number {
  return text.slice(0, Math.max(position, 0)).split('\n').length
}

function readSources(root: string): Source[] {
  return globSync(QUERY_FILES, { cwd: root })
    .map(file => file.replaceAll('\\', '/'))
    .sort()
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}
