import { createContext } from 'react'
import type { RenderedPath } from '../../../routes.ts'

/** The page that is being prerendered. In the browser nobody provides it: what has not come alive must not change. */
export const PagePathContext = createContext<RenderedPath | null>(null)
