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
  return {
    default: correctTone(scheme.default, by),
    transparent: correctTone(scheme.transparent, by),
    primary: correctTone(scheme.primary, by),
    positive: correctTone(scheme.positive, by),
    caution: correctTone(scheme.caution, by),
    critical: correctTone(scheme.critical, by),
  }
}

function correctTone(tone: Tone, by: Corrections): Tone {
  const { selectable } = tone
  const { bleed } = tone.button
  const chosen = { ...by, pressed: by.selected }
  return {
    ...tone,
    base: { ...tone.base, border: by.rule },
    // Buttons without a frame are the Studio's menu of tools, among others.
    button: { ...tone.button, bleed: { ...bleed, default: correctStates(bleed.default, chosen) } },
    card: correctStates(tone.card, by),
    selectable: selectable && {
      default: correctStates(selectable.default, by),
      primary: correctStates(selectable.primary, by),
      positive: correctStates(selectable.positive, by),
      caution: correctStates(selectable.caution, by),
      critical: correctStates(selectable.critical, by),
    },
    muted: correctBadges(tone.muted, by.badges),
    input: { ...tone.input, default: correctField(tone.input.default, by.field) },
    spot: by.spot,
    syntax: { ...tone.syntax, ...by.syntax },
  }
}

function correctStates(states: States, { selected, pressed, onSelected }: Corrections): States {
  const on = (bg: string) => ({ bg, border: bg, fg: onSelected, icon: onSelected, link: { fg: onSelected } })
  return {
    ...states,
    selected: { ...states.selected, ...on(selected) },
    pressed: { ...states.pressed, ...on(pressed) },
  }
}

function correctBadges(muted: Tone['muted'], badges: Corrections['badges']): Tone['muted'] {
  const filled = (states: Tone['muted']['default'], bg: string) => ({
    ...states,
    enabled: { ...states.enabled, bg },
  })
  return {
    default: filled(muted.default, badges.default),
    transparent: filled(muted.transparent, badges.transparent),
    primary: filled(muted.primary, badges.primary),
    positive: filled(muted.positive, badges.positive),
    caution: filled(muted.caution, badges.caution),
    critical: filled(muted.critical, badges.critical),
  }
}

type Fields = Tone['input']['default']

function correctField(field: Fields, { placeholder, readOnly, readOnlyText, border }: Corrections['field']): Fields {
  const quiet = { bg: readOnly, bg2: readOnly, border, placeholder }
  return {
    enabled: { ...field.enabled, border, placeholder },
    hovered: { ...field.hovered, border, placeholder },
    readOnly: { ...field.readOnly, ...quiet, fg: readOnlyText },
    disabled: { ...field.disabled, ...quiet, fg: placeholder },
  }
}
