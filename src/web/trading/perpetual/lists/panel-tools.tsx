import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The place beside the tabs of a panel, for the tools of the list that is shown. */
export const ToolsPlace = createContext<HTMLElement | null>(null)

/** Shows tools of a list beside the panel's tabs. */
export function PanelTools({ children }: { readonly children: ReactNode }) {
  const place = useContext(ToolsPlace)
  return place === null ? null : createPortal(children, place)
}
