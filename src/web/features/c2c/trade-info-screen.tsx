import { Navigate, useSearchParams } from 'react-router-dom'
import { C2C_PATH } from '#src/web/paths/paths.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { AdScreen } from './ad/ad-screen.tsx'

const MemberAds = lazyChunk(() => import('./member/member-ads.tsx').then(({ MemberAds: part }) => part))

/** /tradeInfo: an ad with the form that trades on it (`?id=`), or all ads of a member (`?member=`) (FEAT-25, ENT-19). */
export function TradeInfoScreen() {
  const [params] = useSearchParams()
  const [id, member] = [params.get('id') ?? '', params.get('member') ?? '']
  if (member !== '') return <MemberAds key={member} name={member} />
  if (id !== '') return <AdScreen key={id} id={id} />
  return <Navigate to={C2C_PATH} replace />
}
