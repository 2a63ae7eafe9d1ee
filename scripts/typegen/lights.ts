import { ASKED, FIELDS, isNeeded, MAILING_CHOICES } from '../../lib/forms/registration.ts'
import { TRIAL } from '../../lib/forms/trial-forms.ts'
import { WRITTEN_BY } from './registries.ts'

const FOLDER = 'components/forms/lights'

/** Returns the text of the style sheets that light the tile of each answer, by path. */
export function writeLights(): Record<string, string> {
  return {
    // The short form and the drawer ask some of the same.
    [`${FOLDER}/trial.gen.css`]: sheetOf(Object.keys(TRIAL).map(field => lit(field, answered(field, ':valid')))),
    [`${FOLDER}/registration.gen.css`]: sheetOf(
      ASKED.map(field => {
        const needless = MAILING_CHOICES.filter(choice => !isNeeded(FIELDS[field].group, choice)).map(
          choice => `[name="II13masjidmailing"][value="${choice}"]:checked`,
        )
        return lit(field, [...answered(field, ''), ...needless])
      }),
    ),
  }
}

/** A text, a choice or an option other than none; every text field has a placeholder, so that the browser knows an empty one. */
function answered(field: string, isUsable: string): string[] {
  const named = `[name="${field}"]`
  const isGiven = `:is(.input:not(select, :placeholder-shown)${isUsable}, :checked)`
  return [`${named}${isGiven}`, `${named} :checked:not([value=""])`]
}

function lit(field: string, answers: string[]): string {
  return `  .lights:has(${answers.join(', ')}) [data-answer="${field}"]`
}

function sheetOf(selectors: string[]): string {
  const rule = `${selectors.join(',\n')} {\n    --fill: var(--lit);\n    --line: transparent;\n    --size: 1;\n  }`
  return `/* ${WRITTEN_BY} */\n@layer components {\n${rule}\n}\n`
}
