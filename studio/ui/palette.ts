import { css } from 'styled-components'

/** Colours and shadows of the site's own tools, as CSS properties. Tests measure their contrast, so colours are in hex. */
export const palette = css`
  --kite-shape: polygon(50% 0, 100% 50%, 100% 88.2%, 50% 100%, 0 88.2%, 0 50%);
  --lit: #f3af37;

  &[data-scheme='light'] {
    color-scheme: light;
    --bg: #ffffff;
    --sunk: #f8f4eb;
    --rule: #e8dfc9;
    --rule-2: #d9cbae;
    --field: #837257;
    --fg: #08231f;
    --head: #0a312b;
    --head-quiet: #1d574c;
    --muted: #3e5550;
    --hover: #f8f4eb;
    --sel: #ddf1e7;
    --sel-muted: #1d574c;
    --sel-bar: #106f47;
    --act: #065939;
    --act-hover: #10423a;
    --on-act: #ffffff;
    --link: #065939;
    --ring: #0a312b;
    --ok-bg: #ddf1e7;
    --ok: #0a312b;
    --ok-icon: #106f47;
    --wait-bg: #fdefcf;
    --wait: #0a312b;
    --wait-icon: #895203;
    --bad-bg: #fde8e0;
    --bad: #7d2312;
    --bad-icon: #ad3926;
    --flag-bg: #e8dfc9;
    --flag: #0a312b;
    --flag-icon: #1d574c;
    --tile-off: #e8dfc9;
    --tile-on: #106f47;
    --on-tile: #ffffff;
    --core: #0a312b;
    --core-text: #ffffff;
    --danger: #932d1e;
    --off-bg: #e8dfc9;
    --off: #1d574c;
    --toast-bg: #0a312b;
    --toast: #ffffff;
    --toast-icon: #f3af37;
    --pop: 0 2px 6px rgb(8 35 31 / 0.08), 0 24px 56px -16px rgb(8 35 31 / 0.34);
    --scrim: rgb(8 35 31 / 0.55);
  }

  &[data-scheme='dark'] {
    color-scheme: dark;
    --bg: #0b2e29;
    --sunk: #0f3731;
    --rule: rgb(255 255 255 / 0.13);
    --rule-2: rgb(255 255 255 / 0.22);
    --field: #729d90;
    --fg: #eef8f3;
    --head: #fcfbf7;
    --head-quiet: #bcd9ce;
    --muted: #bcd9ce;
    --hover: #103a33;
    --sel: #15493f;
    --sel-muted: #c5e5d8;
    --sel-bar: #f3af37;
    --act: #f3af37;
    --act-hover: #f9c96b;
    --on-act: #08231f;
    --link: #f9c96b;
    --ring: #f9c96b;
    --ok-bg: #14493d;
    --ok: #dff5ea;
    --ok-icon: #8fcdb8;
    --wait-bg: #3f3d1d;
    --wait: #fdf0d0;
    --wait-icon: #f3af37;
    --bad-bg: #4b2219;
    --bad: #ffdfd6;
    --bad-icon: #f5a08e;
    --flag-bg: #2c4641;
    --flag: #eef8f3;
    --flag-icon: #c5e5d8;
    --tile-off: #1b4a42;
    --tile-on: #5fb49b;
    --on-tile: #08231f;
    --core: #06201c;
    --core-text: #fcfbf7;
    --danger: #932d1e;
    --off-bg: #2c4641;
    --off: #eef8f3;
    --toast-bg: #fcfbf7;
    --toast: #08231f;
    --toast-icon: #106f47;
    --pop: 0 2px 6px rgb(0 0 0 / 0.4), 0 24px 56px -12px rgb(0 0 0 / 0.67);
    --scrim: rgb(0 8 6 / 0.7);
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

/** Fewer columns; then one pane at a time. */
export const TABLET = '@media (max-width: 1100px)'
export const PHONE = '@media (max-width: 700px)'
export const PHONE_QUERY = '(max-width: 700px)'
