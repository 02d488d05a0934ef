//! Strongly connected components, after Tarjan (*Depth-first search and linear graph algorithms*, 1972),
//! without recursion.

/// Returns the strongly connected component of each vertex of a graph, as a number, and the number of
/// components. An edge never leads to a component with a greater number. Takes time linear in the size of the
/// graph.
pub(crate) fn components(successors: &[Vec<u32>]) -> (Vec<u32>, usize) {
    const UNSEEN: u32 = u32::MAX;
    let n = successors.len();
    let mut order = vec![UNSEEN; n];
    let mut low = vec![0; n];
    let mut component = vec![UNSEEN; n];
    let (mut seen, mut found) = (0, 0);
    let mut open: Vec<u32> = Vec::new();
    let mut path: Vec<(u32, usize)> = Vec::new();
    for root in 0..n as u32 {
        if order[root as usize] != UNSEEN {
            continue;
        }
        path.push((root, 0));
        while let Some((vertex, next)) = path.pop() {
            let v = vertex as usize;
            if next == 0 {
                (order[v], low[v]) = (seen, seen);
                seen += 1;
                open.push(vertex);
            } else {
                let child = successors[v][next - 1] as usize;
                low[v] = low[v].min(low[child]);
            }
            let mut next = next;
            let mut descend = None;
            while let Some(&child) = successors[v].get(next) {
                next += 1;
                let c = child as usize;
                if order[c] == UNSEEN {
                    descend = Some(child);
                    break;
                }
                if component[c] == UNSEEN {
                    low[v] = low[v].min(order[c]);
                }
            }
            if let Some(child) = descend {
                path.push((vertex, next));
                path.push((child, 0));
                continue;
            }
            if low[v] == order[v] {
                while let Some(member) = open.pop() {
                    component[member as usize] = found;
                    if member == vertex {
                        break;
                    }
                }
                found += 1;
            }
        }
    }
    (component, found as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_rings_and_a_tail() {
        // 0 ⇄ 1 → 2 → 3 → 4 → 2, 4 → 5
        let (component, found) = components(&[vec![1], vec![0, 2], vec![3], vec![4], vec![2, 5], vec![]]);
        assert_eq!(found, 3);
        assert_eq!(component[0], component[1]);
        assert!(component[2] == component[3] && component[3] == component[4]);
        assert!(component[0] > component[2] && component[4] > component[5]);
    }

    #[test]
    fn a_long_path_does_not_overflow_the_stack() {
        let n = 100_000;
        let path: Vec<Vec<u32>> = (0..n).map(|i| if i + 1 < n { vec![i + 1] } else { vec![] }).collect();
        assert_eq!(components(&path).1, n as usize);
    }
}
