import type { TreeNode } from '../model/Step.ts'
import styles from './approvals.module.css'
import { VisibleText } from './VisibleText.tsx'

/** Shows the signed typed data, field by field. */
export function TreeView({ nodes }: { readonly nodes: readonly TreeNode[] }) {
  return (
    <ul className={styles['tree']}>
      {nodes.map((node) => (
        <li key={node.name}>
          <span className={styles['field']}>{node.name}</span>
          {node.type !== undefined && <span className={styles['type']}> {node.type}</span>}
          {node.children ? (
            <TreeView nodes={node.children} />
          ) : (
            <div className={styles['leaf']}>
              <VisibleText text={node.value ?? ''} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
