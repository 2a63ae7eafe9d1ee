export const DEMO_CODE_PATH = '/live-demo.svg'
