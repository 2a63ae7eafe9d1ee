import { HomeIcon } from '@sanity/icons/Home'
import type { Tool } from 'sanity'
import { HomeTool } from './home-tool'

/** The first tool, and so the one that opens at /studio. */
export const homeTool: Tool = { name: 'home', title: 'Home', icon: HomeIcon, component: HomeTool }
