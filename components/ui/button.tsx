import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

type Look = {
  /** One primary button per view; saffron is for the floating trial button and dark grounds. */
  variant?: 'primary' | 'quiet' | 'saffron' | 'ink'
  /** 44, 48 or 56 px high. */
  size?: 'sm' | 'md' | 'lg'
}

export function Button({ variant, size, className, ...button }: Look & ComponentProps<'button'>) {
  return <button type="button" {...button} dir="auto" className={classNames(look({ variant, size }), className)} />
}

export function ButtonLink({ variant, size, className, ...link }: Look & ComponentProps<'a'> & { href: string }) {
  return <a {...link} dir="auto" className={classNames(look({ variant, size }), className)} />
}

function look({ variant = 'primary', size = 'md' }: Look): string {
  return classNames('button', `button-${variant}`, size !== 'md' && `button-${size}`)
}
