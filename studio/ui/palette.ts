import { css } from 'styled-components'
import * as C from '@/lib/colors.gen'

/** Colours and shadows of the site's own tools, as CSS properties. Tests measure their contrast, for which colours must be in hex. */
export const palette = css`
  --kite-shape: polygon(50% 0, 100% 50%, 100% 88.2%, 50% 100%, 0 88.2%, 0 50%);
  --lit: ${C.SAFFRON_400};

  &[data-scheme='light'] {
    color-scheme: light;
    --bg: #ffffff;
    --sunk: ${C.IVORY};
    --rule: ${C.SAND_200};
    --rule-2: ${C.SAND_300};
    --field: ${C.SAND_600};
    --fg: ${C.INK_950};
    --head: ${C.INK_900};
    --head-quiet: ${C.INK_700};
    --muted: ${C.INK_600};
    --sel: ${C.MINT_100};
    --sel-muted: ${C.INK_700};
    --sel-bar: ${C.ACTION_600};
    --act: ${C.ACTION_700};
    --link: ${C.ACTION_700};
    --ring: ${C.INK_900};
    --ok-bg: ${C.MINT_100};
    --ok: ${C.INK_900};
    --ok-icon: ${C.ACTION_600};
    --wait-bg: ${C.SAFFRON_100};
    --wait: ${C.INK_900};
    --wait-icon: ${C.SAFFRON_700};
    --bad-icon: ${C.CLAY_600};
    --flag-bg: ${C.SAND_200};
    --flag: ${C.INK_900};
    --flag-icon: ${C.INK_700};
    --tile-off: ${C.SAND_200};
    --tile-on: ${C.ACTION_600};
    --on-tile: #ffffff;
    --core: ${C.INK_900};
    --core-text: #ffffff;
    --pop: 0 2px 6px ${C.INK_950}14, 0 24px 56px -16px ${C.INK_950}57;
  }

  &[data-scheme='dark'] {
    color-scheme: dark;
    --bg: ${C.INK_900};
    --sunk: ${C.INK_850};
    --rule: rgb(255 255 255 / 0.13);
    --rule-2: rgb(255 255 255 / 0.22);
    --field: ${C.SLATE_400};
    --fg: ${C.MINT_50};
    --head: ${C.PAPER};
    --head-quiet: ${C.SLATE_200};
    --muted: ${C.SLATE_200};
    --sel: ${C.INK_750};
    --sel-muted: ${C.MINT_200};
    --sel-bar: ${C.SAFFRON_400};
    --act: ${C.SAFFRON_400};
    --link: ${C.SAFFRON_300};
    --ring: ${C.SAFFRON_300};
    --ok-bg: ${C.INK_750};
    --ok: ${C.MINT_100};
    --ok-icon: ${C.TEAL_300};
    --wait-bg: ${C.SAFFRON_900};
    --wait: ${C.SAFFRON_100};
    --wait-icon: ${C.SAFFRON_400};
    --bad-icon: ${C.CLAY_300};
    --flag-bg: ${C.SLATE_700};
    --flag: ${C.MINT_50};
    --flag-icon: ${C.MINT_200};
    --tile-off: ${C.INK_750};
    --tile-on: ${C.TEAL_400};
    --on-tile: ${C.INK_950};
    --core: ${C.INK_950};
    --core-text: ${C.PAPER};
    --pop: 0 2px 6px rgb(0 0 0 / 0.4), 0 24px 56px -12px rgb(0 0 0 / 0.67);
  }
`

/** Colours, text and focus of the site's own tools. */
export const toolText = css`
  ${palette}
  color: var(--fg);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
  font-weight: 450;
  line-height: 20px;

  :focus-visible {
    border-radius: 6px;
    outline: 2px solid var(--ring);
    outline-offset: 2px;
  }
`

export const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
