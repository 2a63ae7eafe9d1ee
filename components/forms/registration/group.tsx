import type { ComponentProps } from 'react'

export function Group({ legend, children, ...fieldset }: { legend: string } & ComponentProps<'fieldset'>) {
  return (
    <fieldset {...fieldset} className="form-group grid grid-cols-1 gap-[20px] min-w-0 [&[hidden]]:hidden">
      {/* Floating makes it a grid item instead of a part of the border. */}
      <legend
        dir="auto"
        className="float-left font-display font-semibold text-[1.375rem] text-heading leading-[1.2] tracking-[-0.02em]"
      >
        {legend}
      </legend>
      {children}
    </fieldset>
  )
}

/** Neither shown nor sent while `isUsed` is false, but the fields keep their values. */
export function OptionalGroup({ isUsed, ...group }: { isUsed: boolean } & ComponentProps<typeof Group>) {
  return <Group {...group} hidden={!isUsed} disabled={!isUsed} />
}
