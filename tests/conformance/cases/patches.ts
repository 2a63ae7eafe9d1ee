import type { Patch } from '@sanity/client'
import type { Target } from '../target.ts'
import type { CaseGroup } from './case.ts'
import { create, refusalOf } from './tools.ts'

const TAGS = ['a', 'b', 'c'].map(key => ({ _key: key, name: key }))

/** The document after a patch of one that has these fields, without its system fields. */
async function patched(target: Target, fields: Record<string, unknown>, change: (patch: Patch) => Patch) {
  const id = await create(target, fields)
  await change(target.editor.patch(id)).commit()
  return Object(await target.editor.getDocument(id))
}

const names = (tags: { name: string }[]) => tags.map(({ name }) => name).join('')

export const patches: CaseGroup = {
  title: 'Patches',
  source: 'HTTP reference: Patches; JSONMatch; doc comments of the client',
  cases: [
    {
      name: 'set, setIfMissing, unset',
      methods: ['patch().set', 'patch().setIfMissing', 'patch().unset'],
      async probe(target) {
        const result = await patched(target, { gone: 1, tags: TAGS }, patch =>
          patch
            .setIfMissing({ seo: {}, title: 'Ignored' })
            .set({ 'seo.title': 'Set' })
            .unset(['gone', 'tags[_key=="b"]']),
        )
        return {
          'set at any depth': result.seo?.title === 'Set',
          'setIfMissing keeps what exists': result.title === 'First',
          'unset fields and members': !('gone' in result) && names(result.tags) === 'ac',
        }
      },
    },
    {
      name: 'inc, dec',
      methods: ['patch().inc', 'patch().dec'],
      async probe(target) {
        const result = await patched(target, { up: 1, down: 1 }, patch => patch.inc({ up: 2.5 }).dec({ down: 1 }))
        return { 'change numbers': result.up === 3.5 && result.down === 0 }
      },
    },
    {
      name: 'insert before, after, replace',
      methods: ['patch().insert', 'patch().append', 'patch().prepend', 'patch().splice'],
      async probe(target) {
        const added = (name: string) => [{ _key: name, name }]
        const insert = async (change: (patch: Patch) => Patch) =>
          names((await patched(target, { tags: TAGS }, change)).tags)
        return {
          before: (await insert(patch => patch.insert('before', 'tags[_key=="b"]', added('x')))) === 'axbc',
          after: (await insert(patch => patch.insert('after', 'tags[-1]', added('x')))) === 'abcx',
          replace: (await insert(patch => patch.insert('replace', 'tags[_key=="b"]', added('x')))) === 'axc',
          'append and prepend':
            (await insert(patch => patch.append('tags', added('x')))) === 'abcx' &&
            (await insert(patch => patch.prepend('tags', added('x')))) === 'xabc',
          splice: (await insert(patch => patch.splice('tags', 0, 2, added('x')))) === 'xc',
        }
      },
    },
    {
      name: 'diffMatchPatch',
      methods: ['patch().diffMatchPatch'],
      async probe(target) {
        const change = '@@ -1,5 +1,6 @@\n-First\n+Second\n'
        const result = await patched(target, {}, patch => patch.diffMatchPatch({ title: change }))
        return { 'changes a text': result.title === 'Second' }
      },
    },
    {
      name: 'paths: ranges, filters, unions, [*], ..',
      async probe(target) {
        const list = [1, 2, 3, 4].map(value => ({ _key: `k${value}`, value }))
        const fields = { list, deep: { value: 9 } }
        const set = async (path: string) => {
          const change = patched(target, fields, patch => patch.set({ [path]: 0 }))
          if ((await refusalOf(change)).status > 0) return 'refused'
          const { list, deep } = await change
          return [...list.map(({ value }: { value: number }) => value), deep.value].join('')
        }
        return {
          'a range [1:3]': (await set('list[1:3].value')) === '10049',
          'a comparison [value>2]': (await set('list[value>2].value')) === '12009',
          'several [0,3]': (await set('list[0,3].value')) === '02309',
          'all [*]': (await set('list[*].value')) === '00009',
          'a field of every item list.value': (await set('list.value')) === '00009',
          'at any depth ..value': (await set('..value')) === '00000',
          'at any depth below a field': (await set('list..[_key=="k2"].value')) === '10349',
          'nothing behind the end of a list [4]': (await set('list[4]')) === '12349',
        }
      },
    },
    {
      name: 'ifRevisionID',
      methods: ['patch().ifRevisionId'],
      async probe(target) {
        const { editor } = target
        const id = await create(target)
        const revision = (await editor.getDocument(id))?._rev ?? ''
        const set = (title: string) => editor.patch(id).set({ title }).ifRevisionId(revision).commit()
        await set('Second')
        const refusal = await refusalOf(set('Third'))
        return {
          'refuses another revision with 409': refusal.status === 409,
          'and changes nothing': (await editor.getDocument(id))?.title === 'Second',
        }
      },
    },
  ],
}
