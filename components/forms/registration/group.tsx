import type { ComponentProps } from 'react'

export function Group({ legend, children, ...fieldset }: { legend: string } & ComponentProps<'fieldset'>) {
  return (
    <fieldset {...fieldset} className="form-group grid grid-cols-1 gap-[20px] min-w-0 [&[hidden]]:hidden">
      <legend dir="auto">{legend}</legend>
      {children}
    </fieldset>
  )
}

/** Neither shown nor sent while `isUsed` is false, but the fields keep their values. */
export function OptionalGroup({ isUsed, ...group }: { isUsed: boolean } & ComponentProps<typeof Group>) {
  return <Group {...group} hidden={!isUsed} disabled={!isUsed} />
}
