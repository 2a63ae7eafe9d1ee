import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { Box, Button, Card, Flex, Text, useMediaIndex } from '@sanity/ui'
import { useEffect } from 'react'
import { type ActiveToolLayoutProps, usePerspective, useSetPerspective, useWorkspace } from 'sanity'
import { useRouter } from 'sanity/router'
import { OnlyHeard } from './ui/layout'

/** The theme's step of widths that begins at 900 CSS pixels. */
const FIRST_WIDE = 3
/** They show no heading of their own. */
const SANITYS_TOOLS = new Set(['structure', 'presentation', 'vision'])

/** Wraps every tool. In the "Published" perspective, which Sanity also selects after an unpublish, all fields are read-only. */
export function PublishedView(props: ActiveToolLayoutProps) {
  const { selectedPerspectiveName } = usePerspective()
  const setPerspective = useSetPerspective()
  useDrafts(props.activeTool)
  return (
    <Flex direction="column" height="fill">
      {selectedPerspectiveName === 'published' && (
        <Card tone="transparent" borderBottom paddingX={3} paddingY={2} role="status">
          <Flex align="center" gap={3} wrap="wrap">
            <Text size={1}>
              <EyeOpenIcon aria-hidden /> You are looking at what is published. Its fields cannot be changed here.
            </Text>
            <Button mode="ghost" text="Back to editing" onClick={() => setPerspective('drafts')} />
          </Flex>
        </Card>
      )}
      <Box as="main" flex={1} style={{ minHeight: 0 }}>
        {SANITYS_TOOLS.has(props.activeTool.name) && (
          <OnlyHeard role="heading" aria-level={1}>
            {props.activeTool.title}
          </OnlyHeard>
        )}
        {props.renderDefault(props)}
      </Box>
    </Flex>
  )
}

/** Content opens on Drafts, where there is room for a list beside its own. */
function useDrafts({ name }: ActiveToolLayoutProps['activeTool']): void {
  const { state, navigateUrl } = useRouter()
  const { basePath } = useWorkspace()
  const isNarrow = useMediaIndex() < FIRST_WIDE
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the state, which for a moment has no panes, either, while a link leads to a form
  useEffect(() => {
    const path = `${basePath}/structure`
    if (name === 'structure' && !isNarrow && location.pathname === path)
      navigateUrl({ path: `${path}/drafts${location.search}`, replace: true })
  }, [name, state, isNarrow, basePath, navigateUrl])
}
