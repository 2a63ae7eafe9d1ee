import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

const LOOK =
  'inline-flex min-w-0 items-center [overflow-wrap:anywhere] gap-2 font-[650] text-link underline decoration-[1.5px] underline-offset-[0.22em] hover:decoration-[3px]'

export function TextLink({ className, ...link }: ComponentProps<'a'> & { href: string }) {
  return <a {...link} className={classNames(LOOK, className)} />
}

export function TextButton({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={classNames(LOOK, className)} />
}
