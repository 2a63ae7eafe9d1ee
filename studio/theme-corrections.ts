import type { StudioTheme } from 'sanity'

type Scheme = NonNullable<StudioTheme['color']>['light']
type Tone = Scheme['default']
type States = NonNullable<Tone['selectable']>['default']

/** Colours to replace, because Sanity's theme builder makes them unreadable or foreign to the design. */
export type Corrections = {
  /**
   * Backgrounds of the selected row in a list, and of the row in the list before it that led there. Their secondary text keeps its
   * unselected colour, so both need enough contrast with that, too.
   */
  selected: string
  pressed: string
  /** Text and icons on these backgrounds. */
  onSelected: string
  /** Lines around and between panes and cards. */
  rule: string
  field: { placeholder: string; readOnly: string; readOnlyText: string; border: string }
  /** Backgrounds of badges, which the builder leaves as white as the card. */
  badges: Record<keyof Tone['muted'], string>
  /** Backgrounds of people's initials. */
  spot: Tone['spot']
  syntax: Partial<Tone['syntax']>
}

export function correct(scheme: Scheme, by: Corrections): Scheme {
  // States of the builder share objects, as they would in a structured clone.
  const corrected: Scheme = JSON.parse(JSON.stringify(scheme))
  for (const tone of Object.values(corrected)) correctTone(tone, by)
  return corrected
}

function correctTone(
  tone: Tone,
  { selected, pressed, onSelected, rule, field, badges, spot, syntax }: Corrections,
): void {
  const on = (bg: string) => ({ bg, border: bg, fg: onSelected, icon: onSelected, link: { fg: onSelected } })
  const mark = (states: States, bg: string) => {
    Object.assign(states.selected, on(selected))
    Object.assign(states.pressed, on(bg))
  }
  for (const states of [tone.card, ...Object.values(tone.selectable ?? {})]) mark(states, pressed)
  // Buttons without a frame are the Studio's menu of tools, among others.
  mark(tone.button.bleed.default, selected)
  for (const [name, bg] of Object.entries(badges)) Object.assign(Object(tone.muted)[name].enabled, { bg })
  const { placeholder, border, readOnly, readOnlyText } = field
  const { default: input } = tone.input
  for (const states of Object.values(input)) Object.assign(states, { border, placeholder })
  for (const states of [input.readOnly, input.disabled]) Object.assign(states, { bg: readOnly, bg2: readOnly })
  Object.assign(input.readOnly, { fg: readOnlyText })
  Object.assign(input.disabled, { fg: placeholder })
  Object.assign(tone.base, { border: rule })
  Object.assign(tone, { spot })
  Object.assign(tone.syntax, syntax)
}
