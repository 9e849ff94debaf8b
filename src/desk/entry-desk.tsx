import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import './desk.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createDeskQueries } from './queries/desk-queries.ts'
import { createDeskRouter } from './router.tsx'
import { Gate } from './shell/gate.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createDeskQueries()}>
        <Gate>
          <RouterProvider router={createDeskRouter()} />
        </Gate>
      </QueryClientProvider>
    </StrictMode>,
  )
}
