import { useSearchParams } from 'react-router-dom'
import { categoryOf } from './categories.ts'
import { HelpCategoryList } from './help-category-list.tsx'
import { HelpHome } from './help-home.tsx'

/** /helplist: all help by category; `cate` (0, 1, 2, 3, 5, 6) lists one, which `cateTitle` may name (SHELL-03, FEAT-24). */
export function HelpListScreen() {
  const [query] = useSearchParams()
  const cate = query.get('cate')
  const category = categoryOf(cate)
  if (category === null) return <HelpHome />
  return <HelpCategoryList key={category} category={category} named={query.get('cateTitle')} />
}
