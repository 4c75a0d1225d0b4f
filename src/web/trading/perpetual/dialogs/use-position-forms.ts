import { useEffect, useState } from 'react'
import type { PositionForms } from '../perpetual.ts'
import { usePerpetual } from '../use-perpetual.tsx'

/** Returns the forms of positions; null until they are loaded, which the first dialog does. */
export function usePositionForms(): PositionForms | null {
  const { forms: load } = usePerpetual()
  const [forms, setForms] = useState<PositionForms | null>(null)
  useEffect(() => {
    let isOver = false
    void load().then((loaded) => isOver || setForms(loaded))
    return () => {
      isOver = true
    }
  }, [load])
  return forms
}
