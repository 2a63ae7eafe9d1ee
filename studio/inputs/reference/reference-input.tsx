import { Box, Button, Flex } from '@sanity/ui'
import { useMemo, useRef, useState } from 'react'
import {
  type ObjectInputProps,
  Preview,
  ReferenceAutocomplete,
  ReferenceInputPreviewCard,
  set,
  setIfMissing,
  unset,
  useReferenceInputOptions,
  useSchema,
} from 'sanity'
import { useContent } from '@/studio/home/use-content'
import { CANDIDATES, CANDIDATES_QUERY, suggest } from './candidates'

/** True for a reference to a document. */
export function isReferenceInput({ schemaType }: Pick<ObjectInputProps, 'schemaType'>): boolean {
  return schemaType.name === 'reference' || schemaType.type?.name === 'reference'
}

/** Sanity's own input, except for the order of what it suggests: Sanity puts first what has the letters most often, wherever they stand. */
export function ReferenceInput(props: ObjectInputProps) {
  const { value, focusPath, readOnly } = props
  const isReplacing = focusPath.length === 1 && focusPath[0] === '_ref'
  return (value?._ref && !isReplacing) || readOnly ? props.renderDefault(props) : <Choice {...props} />
}

function Choice(props: ObjectInputProps) {
  const { path, value, schemaType, elementProps, onChange, onPathFocus } = props
  const types = typesOf(schemaType)
  const [typed, setTyped] = useState('')
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const popover = useRef<HTMLDivElement>(null)
  const { data: found } = useContent({
    ...{ query: CANDIDATES_QUERY, listen: '_type in $types', params: { types }, answer: CANDIDATES },
  })
  const schema = useSchema()
  const candidateOf = (id: unknown) => found?.find(each => each.id === id)
  const options = useMemo(() => suggest(found ?? [], typed).map(candidate => ({ value: candidate.id })), [found, typed])
  const { initialValueTemplateItems = [], onEditReference, disableNew } = useReferenceInputOptions()
  const creatable = disableNew
    ? undefined
    : initialValueTemplateItems.find(({ template }) => types.includes(template.id))

  function refer(to: string, type: string, isPublished: boolean, template?: { id: string }) {
    // The content service refuses a strong reference to a document that is not published yet.
    const weak = isPublished
      ? [unset(['_weak']), unset(['_strengthenOnPublish'])]
      : [set(true, ['_weak']), set({ type, ...(template && { template }) }, ['_strengthenOnPublish'])]
    onChange([setIfMissing({}), set(schemaType.name, ['_type']), set(to, ['_ref']), ...weak])
  }
  function choose(chosen: string) {
    const candidate = candidateOf(chosen)
    if (!candidate) return
    refer(candidate.id, candidate.type, candidate.isPublished)
    onPathFocus([])
  }
  function create() {
    if (!creatable) return
    const { schemaType: type, id: template } = creatable.template
    const created = crypto.randomUUID()
    refer(created, type, false, { id: template })
    onEditReference?.({ id: created, type, parentRefPath: path, template: { id: template } })
  }
  return (
    <Flex ref={setFrame} gap={1} data-testid="reference-input">
      <Box flex={1}>
        <ReferenceAutocomplete
          {...elementProps}
          path={path}
          data-testid="autocomplete"
          referenceElement={frame}
          loading={!found}
          options={options}
          filterOption={() => true}
          onFocus={() => onPathFocus(['_ref'])}
          onBlur={event => {
            const to = event.relatedTarget
            const isInside = to instanceof Node && (frame?.contains(to) || popover.current?.contains(to))
            if (!isInside) elementProps.onBlur(event)
          }}
          portalRef={popover}
          onKeyDown={event => event.key === 'Escape' && onPathFocus([])}
          onQueryChange={query => setTyped(query ?? '')}
          searchString={typed}
          onChange={choose}
          openButton
          placeholder="Type to search"
          radius={2}
          renderOption={({ value: chosen }) => {
            const candidate = candidateOf(chosen)
            const type = candidate && schema.get(candidate.type)
            return (
              <ReferenceInputPreviewCard forwardedAs="button" type="button" radius={2} tone="inherit">
                {type && (
                  <Preview schemaType={type} value={{ _type: candidate.type, _id: candidate.id }} layout="compact" />
                )}
              </ReferenceInputPreviewCard>
            )
          }}
          renderValue={() => candidateOf(value?._ref)?.name ?? ''}
          value={typeof value?._ref === 'string' ? value._ref : undefined}
        />
      </Box>
      {creatable && (
        <Button mode="ghost" text="Create" disabled={!creatable.granted} title={creatable.reason} onClick={create} />
      )}
    </Flex>
  )
}

function typesOf(schemaType: ObjectInputProps['schemaType']): string[] {
  const { to = [] }: { to?: { name: string }[] } = Object(schemaType)
  return to.map(({ name }) => name)
}
