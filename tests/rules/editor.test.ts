import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'

const { formatter } = JSON.parse(readFileSync('biome.json', 'utf8'))
const editorConfig = readFileSync('.editorconfig', 'utf8')
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))

describe('an editor formats as biome.json says', () => {
  it('by .editorconfig', () => {
    const [, everywhere = ''] = editorConfig.split(/^\[.*\]$/m)
    const values = Object.fromEntries(everywhere.match(/^\w+ = \S+$/gm)?.map(line => line.split(' = ')) ?? [])
    expect(values).toMatchObject({
      indent_style: formatter.indentStyle,
      indent_size: String(formatter.indentWidth),
      max_line_length: String(formatter.lineWidth),
      end_of_line: 'lf',
      insert_final_newline: 'true',
    })
  })

  it('with Biome in VS Code, which sorts imports as the check does', () => {
    expect(settings['editor.defaultFormatter']).toBe('biomejs.biome')
    expect(settings['editor.codeActionsOnSave']['source.organizeImports.biome']).toBe('explicit')
    expect(settings['editor.rulers']).toEqual([formatter.lineWidth])
    const { recommendations } = JSON.parse(readFileSync('.vscode/extensions.json', 'utf8'))
    expect(recommendations).toContain('biomejs.biome')
  })

  it('and keeps hands off generated files in VS Code', () => {
    const isMatched = (file: string) =>
      Object.keys(settings['files.readonlyInclude']).some(glob => matchesGlob(file, glob))
    const generated = globSync('{app,components,content,schemas,studio}/**/*.gen.*')
    expect(generated).toEqual(expect.arrayContaining(['components/forms/lights/trial.gen.css', 'content/types.gen.ts']))
    expect([...generated, 'schema.json'].filter(file => !isMatched(file))).toEqual([])
    expect(isMatched('components/ui/button.css')).toBe(false)
  })
})
