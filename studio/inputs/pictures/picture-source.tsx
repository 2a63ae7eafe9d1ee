import { SearchIcon } from '@sanity/icons/Search'
import { Button, Card, Flex, Grid, Stack, Text, TextInput } from '@sanity/ui'
import { useMemo, useRef, useState } from 'react'
import { type AssetSource, type AssetSourceComponentProps, useSchema } from 'sanity'
import { CardBody } from '@/studio/home/card'
import { useContent } from '@/studio/home/use-content'
import { FAILED } from '@/studio/requests/words'
import { Dialog } from '@/studio/ui/dialog'
import { Muted } from '@/studio/ui/layout'
import { Note } from '@/studio/ui/note'
import { useSiteClient } from '@/studio/ui/use-site-client'
import { findPictures, firstOf, listPictures, type Picture, STORED_PICTURES } from './pictures'

const PAGE = 20
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }

/** Sanity's own source, with a list that says what a picture is and where it is used. Uploading stays Sanity's. */
export function withPictureList(sources: AssetSource[]): AssetSource[] {
  return sources.map(source => (source.name === 'sanity-default' ? { ...source, component: PictureSource } : source))
}

function PictureSource(props: AssetSourceComponentProps) {
  return props.action === 'upload' ? null : <PictureDialog {...props} />
}

function PictureDialog({ selectedAssets, onClose, onSelect }: AssetSourceComponentProps) {
  const schema = useSchema()
  const search = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(0)
  const content = useContent(STORED_PICTURES)
  const stored = content.data ?? null
  const pictures = useMemo(() => (stored ? listPictures(schema, stored) : []), [schema, stored])
  const found = findPictures(pictures, typed)
  const first = page * PAGE
  const shown = found.slice(first, first + PAGE)
  return (
    <Dialog title="Choose a picture" width={3} onClose={onClose} initialFocus={search}>
      <TextInput
        ref={search}
        aria-label="Find a picture"
        placeholder="File name, alternative text or place of use"
        icon={SearchIcon}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setPage(0)
        }}
      />
      <CardBody of={content}>
        {() => (
          <>
            <Grid gap={3} style={COLUMNS}>
              {shown.map(picture => (
                <Choice
                  key={picture.id}
                  picture={picture}
                  isChosen={selectedAssets.some(({ _id }) => _id === picture.id)}
                  onChoose={() => onSelect([{ kind: 'assetDocumentId', value: picture.id }])}
                />
              ))}
            </Grid>
            <Flex align="center" gap={2} role="status">
              <Muted>
                {found.length === 0
                  ? 'No picture has these words.'
                  : `${first + 1}–${first + shown.length} of ${found.length}`}
              </Muted>
              {first > 0 && <Button mode="bleed" text="Newer" onClick={() => setPage(page - 1)} />}
              {first + PAGE < found.length && <Button mode="bleed" text="Older" onClick={() => setPage(page + 1)} />}
            </Flex>
          </>
        )}
      </CardBody>
    </Dialog>
  )
}

type ChoiceProps = { picture: Picture; isChosen: boolean; onChoose: () => void }

function Choice({ picture: { id, url, file, texts, uses }, isChosen, onChoose }: ChoiceProps) {
  const client = useSiteClient()
  const [step, setStep] = useState<'shown' | 'asked' | 'failed'>('shown')
  const remove = () => (step === 'asked' ? client.delete(id).catch(() => setStep('failed')) : setStep('asked'))
  return (
    <Stack gap={2}>
      <Card as="button" border radius={2} padding={2} selected={isChosen} aria-pressed={isChosen} onClick={onChoose}>
        <Stack gap={3}>
          {/* biome-ignore lint/performance/noImgElement: the content service makes the small picture */}
          <img src={`${url}?h=320&fit=max`} alt="" loading="lazy" style={THUMB} />
          <Text size={1} weight="semibold" style={{ overflowWrap: 'anywhere' }}>
            {file}
          </Text>
          {texts.length > 0 && <Muted dir="auto">{firstOf(texts)}</Muted>}
          <Text size={0}>{uses.length > 0 ? uses.join(', ') : 'Used nowhere'}</Text>
        </Stack>
      </Card>
      {uses.length === 0 && !isChosen && (
        <Button
          mode="bleed"
          tone="critical"
          text={step === 'asked' ? 'Delete for good' : 'Delete'}
          aria-label={step === 'asked' ? `Delete ${file} for good` : `Delete ${file}`}
          onClick={remove}
        />
      )}
      {step === 'failed' && (
        <Note tone="critical" isStatus>
          {FAILED}
        </Note>
      )}
    </Stack>
  )
}

const THUMB = { width: '100%', aspectRatio: '4 / 3', objectFit: 'contain' } as const
