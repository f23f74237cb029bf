import type { Log, RateLimiter, ServiceContext } from '@latchkey/service'
import type { Config } from '../config/Config.ts'
import type { LinkContext } from '../links/LinkContext.ts'
import type { OwnLogFields } from '../log/createLog.ts'
import type { BoardNews } from '../points/createBoardNews.ts'
import type { ShopContext } from '../shop/ShopContext.ts'
import type { SignInContext } from '../sign-in/SignInContext.ts'

/**
 * The context of every route: the needs of all features together. Features declare their needs and do not know this type.
 * Two servers in one process share nothing.
 */
export type ServerContext = ServiceContext &
  SignInContext &
  LinkContext &
  ShopContext & {
    readonly config: Config
    readonly limiter: RateLimiter
    readonly log: Log<OwnLogFields>
    readonly boardNews: BoardNews
  }
