/** The QR code of the live demo, as SVG. */
export const DEMO_CODE_PATH = '/live-demo.svg'
