import type { ComponentProps } from 'react'

/** Fields that belong together, under a heading of their own. */
export function Group({ legend, children, ...fieldset }: { legend: string } & ComponentProps<'fieldset'>) {
  return (
    <fieldset {...fieldset} className="form-group">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** Fields that the form does not send, nor shows, while they do not belong to what was answered; they keep what they hold. */
export function OptionalGroup({ isUsed, ...group }: { isUsed: boolean } & ComponentProps<typeof Group>) {
  return <Group {...group} hidden={!isUsed} disabled={!isUsed} />
}
