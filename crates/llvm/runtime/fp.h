// The primitives that the runtime is written with. The lowering translates calls of them to instructions of the machine
// (crates/llvm/src/lower/primitives.rs).
#pragma once
#include <stddef.h>
#include <stdint.h>

uint64_t __fp_self(void);                              // the number of this thread
uint64_t __fp_thread_number(uint64_t handle);          // of the thread that a pthread_t or thrd_t names
uint64_t __fp_main_handle(void);                       // what names the main thread, whose number is 0; others are named by their number
uint64_t __fp_spawn(void *(*run)(void *), void *arg);  // starts a thread, returns its number
void *__fp_join(uint64_t thread);                      // waits for the end of a thread, returns its result
_Bool __fp_is_value(void *result);                     // whether a thread's function returned a value
_Bool __fp_is_int_value(int result);                   // the same for a function that returns an int
void __fp_detach(uint64_t thread);
_Noreturn void __fp_exit_thread(void *result);
void __fp_end_locals(void);                            // ends the locals of all frames of this thread
_Noreturn void __fp_exit(void);                        // ends the process

void __fp_lock(void *mutex);     // a mutex is an int: 0 free, 1 held
_Bool __fp_trylock(void *mutex);
void __fp_unlock(void *mutex);
int __fp_held(void *mutex);      // the number of times that this thread holds it
void __fp_hold_again(void *mutex);
void __fp_hold_less(void *mutex);

uint64_t __fp_barrier_rank(uint64_t barrier, uint64_t count);  // how many arrive before this thread; all ones: any order

_Bool __fp_sleep(void *set, uint64_t bit);  // waits until a signal clears the bit, or for no reason; 1, at once: guess
void __fp_lock_again(void *mutex);          // after that: unless the thread would only come back

int __fp_choose(int low, int high);
void __fp_assume(_Bool condition);
void __fp_not_redundant(_Bool condition);  // if false, this choice is dropped: another choice gives the same
void __fp_clock_bound(_Bool condition);    // if false, the thread is cut off: such steps of the clock are not tried
void __fp_assert(_Bool condition, const char *message);
_Noreturn void __fp_abort(const char *message);
_Noreturn void __fp_error(const char *message);
_Noreturn void __fp_unsupported(const char *message);
void __fp_panic(const char *text, size_t length);  // an error, unless a caller would catch an exception; the text is in memory of the thread
void __fp_bound(const char *message);  // says, without running, that something is explored only in part
void __fp_note_once(const char *message);  // says something about the answer, without running

void *__fp_alloc(size_t size, size_t align, int zeroed);  // zeroed is a constant, align a power of two
void __fp_free(void *object);
size_t __fp_object_size(void *object);

_Noreturn void __fp_throw(void *object);
_Bool __fp_mutex_kinds(void);       // whether the program makes mutexes with attributes
int __fp_mutex_kind(void *mutex);   // the kind of a mutex; 0 (plain) if it was never stored
_Bool __fp_spurious_wakeups(void);  // whether every wait may end for no reason
_Bool __fp_detaches(void);          // whether the program detaches threads
_Bool __fp_thread_exits(void);      // whether something may be registered for the end of threads
_Bool __fp_try_joins(void);         // whether the program asks whether a thread has ended
_Bool __fp_cancels(void);           // whether the program cancels threads
_Bool __fp_arrivals(void);          // whether threads arrive at std::barrier without waiting
_Bool __fp_has_clock(void);         // whether the program uses the clock
void __fp_run_destructors(void);    // runs what runs at the end of the process, other than handlers
void __fp_fence_ss(void);
void __fp_fence_ll(void);
