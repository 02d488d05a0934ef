// <threads.h>.
enum { thrd_success, thrd_busy, thrd_error, thrd_nomem, thrd_timedout };
enum { mtx_recursive = 1, mtx_timed = 2 };

int thrd_create(uint64_t *thread, int (*run)(void *), void *arg) {
    pthread_create(thread, 0, (void *(*)(void *))run, arg);
    return thrd_success;
}
int thrd_join(uint64_t thread, int *result) {
    take_thread(thread, JOINED);
    void *value = __fp_join(__fp_thread_number(thread));
    if (result && __fp_is_int_value((int)(uintptr_t)value)) *result = (int)(uintptr_t)value;
    return thrd_success;
}
int thrd_detach(uint64_t thread) {
    take_thread(thread, DETACHED);
    __fp_detach(__fp_thread_number(thread));
    return thrd_success;
}
uint64_t thrd_current(void) { return pthread_self(); }
int thrd_equal(uint64_t a, uint64_t b) { return a == b; }
_Noreturn void thrd_exit(int result) { pthread_exit((void *)(uintptr_t)(unsigned)result); }
void thrd_yield(void) {}
int thrd_sleep(const int64_t *time, void *left) {
    return nanosleep(time, left);
}

int mtx_init(struct mutex *m, int type) {
    m->lock = 0;
    if (__fp_mutex_kinds()) m->kind = type & mtx_recursive ? MUTEX_RECURSIVE : MUTEX_PLAIN;
    return thrd_success;
}
void mtx_destroy(struct mutex *m) { pthread_mutex_destroy(m); }
int mtx_lock(struct mutex *m) { return pthread_mutex_lock(m) ? thrd_error : thrd_success; }
int mtx_unlock(struct mutex *m) { return pthread_mutex_unlock(m) ? thrd_error : thrd_success; }
int mtx_trylock(struct mutex *m) { return pthread_mutex_trylock(m) ? thrd_busy : thrd_success; }
int mtx_timedlock(struct mutex *m, const int64_t *time) { return pthread_mutex_timedlock(m, time) ? thrd_timedout : thrd_success; }

int cnd_init(struct cond *c) { return pthread_cond_init(c, 0); }
void cnd_destroy(struct cond *c) { (void)c; }
int cnd_wait(struct cond *c, struct mutex *m) { return pthread_cond_wait(c, m); }
int cnd_timedwait(struct cond *c, struct mutex *m, const int64_t *time) {
    return pthread_cond_timedwait(c, m, time) ? thrd_timedout : thrd_success;
}
int cnd_signal(struct cond *c) { return pthread_cond_signal(c); }
int cnd_broadcast(struct cond *c) { return pthread_cond_broadcast(c); }

int tss_create(unsigned *key, void (*destroy)(void *)) { return pthread_key_create(key, destroy) ? thrd_error : thrd_success; }
void tss_delete(unsigned key) { pthread_key_delete(key); }
void *tss_get(unsigned key) { return pthread_getspecific(key); }
int tss_set(unsigned key, void *value) { return pthread_setspecific(key, value) ? thrd_error : thrd_success; }
void call_once(int *once, void (*run)(void)) { pthread_once(once, run); }
