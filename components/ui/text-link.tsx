import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

const LOOK =
  'inline-flex min-w-0 items-center gap-2 font-[650] text-link underline decoration-[1.5px] underline-offset-[0.22em] hover:decoration-[3px]'

export function TextLink({ className, ...link }: ComponentProps<'a'> & { href: string }) {
  return <a {...link} dir="auto" className={classNames(LOOK, className)} />
}

export function TextButton({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} dir="auto" className={classNames(LOOK, className)} />
}
