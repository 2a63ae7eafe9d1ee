import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

const LOOK =
  'inline-flex min-w-0 max-w-full items-center gap-2 font-[650] text-link underline decoration-[1.5px] underline-offset-[0.22em] hover:decoration-[3px]'

/** Without an address, only the words are rendered. */
export function TextLink({ className, href, ...link }: Omit<ComponentProps<'a'>, 'href'> & { href: string | null }) {
  if (href === null) return <bdi>{link.children}</bdi>
  return <a {...link} href={href} dir="auto" className={classNames(LOOK, className)} />
}

export function TextButton({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} dir="auto" className={classNames(LOOK, className)} />
}
