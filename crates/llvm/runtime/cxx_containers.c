// What the containers of libstdc++ keep in its library: balanced trees, rings of list nodes, sizes of hash tables.

// A node of std::map and std::set. The header of a tree is one, too: its parent is the root, left and right are the first and the last.
struct node {
    int colour;
    struct node *parent, *left, *right;
};
enum { RED, BLACK };

static struct node *first_below(struct node *n) {
    while (n->left) n = n->left;
    return n;
}
static struct node *last_below(struct node *n) {
    while (n->right) n = n->right;
    return n;
}
struct node *_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(struct node *n) {
    if (n->right) return first_below(n->right);
    struct node *up = n->parent;
    while (n == up->right) n = up, up = up->parent;
    // From the last node, if that is the root, the way up ends at the header, whose right one it is.
    return n->right != up ? up : n;
}
struct node *_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(struct node *n) {
    if (n->colour == RED && n->parent->parent == n) return n->right;  // the header
    if (n->left) return last_below(n->left);
    struct node *up = n->parent;
    while (n == up->left) n = up, up = up->parent;
    return up;
}
const struct node *_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(struct node *n) {
    return _ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(n);
}
const struct node *_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(struct node *n) {
    return _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(n);
}

// Puts `to` where `from` is, below the same parent.
static void replace_node(struct node *from, struct node *to, struct node *header) {
    struct node *up = from->parent;
    if (up == header) header->parent = to;
    else if (up->left == from) up->left = to;
    else up->right = to;
    if (to) to->parent = up;
}
// Turns the edge to a child: the child takes the node's place.
static void rotate(struct node *n, _Bool left, struct node *header) {
    struct node *child = left ? n->right : n->left, *inner = left ? child->left : child->right;
    replace_node(n, child, header);
    if (left) n->right = inner, child->left = n;
    else n->left = inner, child->right = n;
    if (inner) inner->parent = n;
    n->parent = child;
}
static _Bool is_red(const struct node *n) { return n && n->colour == RED; }

void _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(_Bool left, struct node *n, struct node *up, struct node *header) {
    n->parent = up, n->left = 0, n->right = 0, n->colour = RED;
    if (up == header) {
        header->parent = header->left = header->right = n;
    } else if (left) {
        up->left = n;
        if (header->left == up) header->left = n;
    } else {
        up->right = n;
        if (header->right == up) header->right = n;
    }
    // A red node below a red one: recolour and go up, or rotate and be done.
    while (n != header->parent && is_red(n->parent)) {
        struct node *parent = n->parent, *top = parent->parent;
        _Bool on_left = parent == top->left;
        struct node *uncle = on_left ? top->right : top->left;
        if (is_red(uncle)) {
            parent->colour = uncle->colour = BLACK;
            top->colour = RED;
            n = top;
            continue;
        }
        if (n == (on_left ? parent->right : parent->left)) {
            rotate(parent, on_left, header);
            parent = n;
        }
        parent->colour = BLACK;
        top->colour = RED;
        rotate(top, !on_left, header);
        break;
    }
    header->parent->colour = BLACK;
}

struct node *_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(struct node *gone, struct node *header) {
    if (header->left == gone) header->left = gone->right ? first_below(gone->right) : gone->parent;
    if (header->right == gone) header->right = gone->left ? last_below(gone->left) : gone->parent;
    struct node *child, *parent;
    int removed;
    if (gone->left && gone->right) {
        // The next node takes its place and colour.
        struct node *next = first_below(gone->right);
        removed = next->colour;
        child = next->right;
        parent = next->parent;
        if (parent == gone) {
            parent = next;
        } else {
            parent->left = child;
            if (child) child->parent = parent;
            next->right = gone->right;
            next->right->parent = next;
        }
        replace_node(gone, next, header);
        next->left = gone->left;
        next->left->parent = next;
        next->colour = gone->colour;
    } else {
        child = gone->left ? gone->left : gone->right;
        parent = gone->parent;
        removed = gone->colour;
        replace_node(gone, child, header);
    }
    if (removed == RED) return gone;
    // The way through `child` (maybe none) has a black node too few.
    while (child != header->parent && !is_red(child)) {
        _Bool on_left = child == parent->left;
        struct node *other = on_left ? parent->right : parent->left;
        if (is_red(other)) {
            other->colour = BLACK;
            parent->colour = RED;
            rotate(parent, on_left, header);
            other = on_left ? parent->right : parent->left;
        }
        struct node *near = on_left ? other->left : other->right, *far = on_left ? other->right : other->left;
        if (!is_red(near) && !is_red(far)) {
            other->colour = RED;
            child = parent;
            parent = child->parent;
            continue;
        }
        if (!is_red(far)) {
            near->colour = BLACK;
            other->colour = RED;
            rotate(other, !on_left, header);
            far = other;
            other = near;
        }
        other->colour = parent->colour;
        parent->colour = far->colour = BLACK;
        rotate(parent, on_left, header);
        break;
    }
    if (child && (is_red(child) || child == header->parent)) child->colour = BLACK;
    return gone;
}

// std::list: a ring of nodes.
struct link {
    struct link *next, *before;
};
void _ZNSt8__detail15_List_node_base7_M_hookEPS0_(struct link *n, struct link *at) {
    n->next = at;
    n->before = at->before;
    at->before->next = n;
    at->before = n;
}
void _ZNSt8__detail15_List_node_base9_M_unhookEv(struct link *n) {
    n->before->next = n->next;
    n->next->before = n->before;
}
void _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(struct link *at, struct link *first, struct link *end) {
    if (at == end) return;
    struct link *last = end->before;
    first->before->next = end;
    end->before = first->before;
    first->before = at->before;
    at->before->next = first;
    last->next = at;
    at->before = last;
}
void _ZNSt8__detail15_List_node_base10_M_reverseEv(struct link *ring) {
    struct link *n = ring;
    do {
        struct link *next = n->next;
        n->next = n->before;
        n->before = next;
        n = next;
    } while (n != ring);
}
// Makes the neighbours of a ring's head point to it.
static void adopt(struct link *head, struct link *old) {
    if (head->next == old) head->next = head->before = head;
    else head->next->before = head->before->next = head;
}
void _ZNSt8__detail15_List_node_base4swapERS0_S1_(struct link *a, struct link *b) {
    struct link was = *a;
    *a = *b;
    *b = was;
    adopt(a, b);
    adopt(b, a);
}

// Hash tables: how many buckets.
struct rehash_policy {
    float most;   // elements for a bucket
    size_t next;  // the number of elements at which the table grows
};
static size_t prime_from(size_t least) {
    static const uint32_t primes[] = {2,     3,      5,      7,      11,      13,      29,      59,       127,      257,      541,       1109,     2357,
                                      5087,  10273,  20753,  42043,  85229,   172933,  351061,  712697,   1447153,  2938679,  5967347,   12117689};
    for (unsigned i = 0; i < sizeof primes / sizeof *primes; i++)
        if (primes[i] >= least) return primes[i];
    __fp_unsupported("a hash table of more than 12117689 buckets");
}
size_t _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(struct rehash_policy *policy, size_t least) {
    size_t buckets = prime_from(least);
    policy->next = (size_t)((double)buckets * policy->most);
    return buckets;
}
struct growth {
    _Bool grows;
    size_t buckets;
};
struct growth _ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(struct rehash_policy *policy, size_t buckets, size_t has, size_t more) {
    struct growth none = {0, 0}, grown = {1, 0};
    if (has + more <= policy->next) return none;
    size_t wanted = has + more;
    if (policy->next == 0 && wanted < 11) wanted = 11;
    size_t least = (size_t)((double)wanted / policy->most) + 1;
    if (least <= buckets) {
        policy->next = (size_t)((double)buckets * policy->most);
        return none;
    }
    grown.buckets = _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(policy, least > 2 * buckets ? least : 2 * buckets);
    return grown;
}
// A hash of bytes (FNV-1a, and a mix at the end).
size_t _ZSt11_Hash_bytesPKvmm(const unsigned char *bytes, size_t size, size_t seed) {
    uint64_t hash = 0xcbf29ce484222325 ^ seed;
    for (size_t i = 0; i < size; i++) hash = (hash ^ bytes[i]) * 0x100000001b3;
    return hash ^ hash >> 32;
}
size_t _ZSt15_Fnv_hash_bytesPKvmm(const unsigned char *bytes, size_t size, size_t seed) { return _ZSt11_Hash_bytesPKvmm(bytes, size, seed); }

const char _ZNSt12placeholders2_1E = 0, _ZNSt12placeholders2_2E = 0, _ZNSt12placeholders2_3E = 0, _ZNSt12placeholders2_4E = 0;
const char _ZNSt12placeholders2_5E = 0, _ZNSt12placeholders2_6E = 0, _ZNSt12placeholders2_7E = 0, _ZNSt12placeholders2_8E = 0;
const char _ZSt7nothrow = 0;
