import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

export function IconButton({ label, className, ...button }: { label: string } & ComponentProps<'button'>) {
  return <button type="button" aria-label={label} {...button} className={classNames('icon-button', className)} />
}

export function IconLink({ label, href, className, ...link }: { label: string; href: string } & ComponentProps<'a'>) {
  return <a href={href} aria-label={label} {...link} className={classNames('icon-button', className)} />
}
