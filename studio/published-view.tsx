import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { Button } from '@sanity/ui'
import { type ActiveToolLayoutProps, usePerspective, useSetPerspective } from 'sanity'
import { styled } from 'styled-components'

/** Wraps every tool. In the "Published" perspective, which Sanity also selects after an unpublish, all fields are read-only. */
export function PublishedView(props: ActiveToolLayoutProps) {
  const { selectedPerspectiveName } = usePerspective()
  const setPerspective = useSetPerspective()
  return (
    <Frame>
      {selectedPerspectiveName === 'published' && (
        <Strip role="status">
          <EyeOpenIcon aria-hidden />
          <span>You are looking at what is published. Its fields cannot be changed here.</span>
          <Button mode="ghost" text="Back to editing" onClick={() => setPerspective('drafts')} />
        </Strip>
      )}
      <Tool>{props.renderDefault(props)}</Tool>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 8px 16px;
  border-bottom: 1px solid var(--card-border-color);
  background: var(--card-bg2-color);
  color: var(--card-fg-color);
  font: var(--body-1);

  > svg {
    font-size: 1.5em;
  }
`

const Tool = styled.div`
  flex: 1;
  min-height: 0;
`
