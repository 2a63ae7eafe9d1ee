import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { FieldProps, ItemProps } from 'sanity'
import { afterEach, expect, it, vi } from 'vitest'
import { inWords } from './marks'

vi.mock('sanity', () => ({ TextWithTone: ({ children }: { children: ReactNode }) => <p>{children}</p> }))
vi.mock('@sanity/ui', () => ({ Stack: ({ children }: { children: ReactNode }) => <div>{children}</div> }))

afterEach(cleanup)

it.each(['field', 'item'] as const)('says below a %s what its rules say, and keeps the focus in its input', kind => {
  const Part = inWords[kind]
  const propsWith = (...validation: object[]): FieldProps & ItemProps =>
    Object({
      ...{ validation, title: 'Name' },
      children: <input />,
      renderDefault: ({ children }: { children: ReactNode }) => <section>{children}</section>,
    })
  const { rerender } = render(<Part {...propsWith()} />)
  const input = screen.getByRole('textbox')
  input.focus()
  rerender(<Part {...propsWith({ level: 'warning', message: 'At most 60 characters look well' })} />)
  expect(screen.queryByText('At most 60 characters look well')).not.toBeNull()
  expect(document.activeElement).toBe(input)
})

it('says once that a field is required, with the name of the field', () => {
  const required = { level: 'error', message: 'Required' }
  const props = {
    title: 'Name',
    validation: [required, required],
    renderDefault: ({ children }: FieldProps) => children,
  }
  render(<inWords.field {...Object(props)} />)
  expect(screen.getAllByText(/Required/).map(({ textContent }) => textContent)).toEqual(['Required: Name'])
})
