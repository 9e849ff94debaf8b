import { createContext } from 'react'
import type { RenderedPath } from '../../../routes.ts'

/** The page being prerendered. Null in the browser: markup that is not hydrated yet must not change. */
export const PagePathContext = createContext<RenderedPath | null>(null)
